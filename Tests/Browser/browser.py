"""Headless Chromium over the DevTools protocol, through a pair of pipes, with Python's own library alone."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Failure(Exception):
    """Something that does not hold."""


class Page:
    """A page in a browser of its own."""

    def __init__(self, chromium, width=1400, height=900):
        self.folder = tempfile.mkdtemp(prefix="profile-sim-browser-")
        to_browser, self.writer = os.pipe()
        self.reader, from_browser = os.pipe()
        # The browser reads from 3 and writes to 4.
        launch = 'exec "$0" "$@" 3<&%d 4>&%d' % (to_browser, from_browser)
        self.process = subprocess.Popen(
            ["bash", "-c", launch, chromium, "--headless", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run", "--remote-debugging-pipe",
             "--user-data-dir=" + self.folder, "about:blank"],
            pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.count = 0
        self.events = []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility", "DOM"):
            self.call(domain + ".enable")
        self.resize(width, height)

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(10)
        except (Failure, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self.writer)
        os.close(self.reader)
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.writer, data):]
        return self._wait(lambda answer: answer.get("id") == self.count, method)

    def _wait(self, is_wanted, what, seconds=30):
        end = time.monotonic() + seconds
        while True:
            while b"\0" in self.buffer:
                text, self.buffer = self.buffer.split(b"\0", 1)
                answer = json.loads(text)
                if "method" in answer:
                    self.events.append(answer)
                if is_wanted(answer):
                    if "error" in answer:
                        raise Failure("%s: %s" % (what, answer["error"]["message"]))
                    return answer.get("result", answer)
            if not select.select([self.reader], [], [], max(0, end - time.monotonic()))[0]:
                raise Failure("%s: the browser did not answer" % what)
            piece = os.read(self.reader, 1 << 20)
            if not piece:
                raise Failure("%s: the browser has gone" % what)
            self.buffer += piece

    def open(self, url):
        # From a blank page, so that a link to a step of the page that is open loads it anew.
        for address in ("about:blank", url):
            self.call("Page.navigate", url=address)
            self._wait(lambda answer: answer.get("method") == "Page.loadEventFired", address)

    def run(self, expression):
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise Failure("%s: %s" % (expression[:80], answer["exceptionDetails"]))
        return answer["result"].get("value")

    def press(self, key, text=None):
        text = text or (key if len(key) == 1 else None)
        down = {"type": "keyDown", "key": key}
        if text:
            down["text"] = text
        self.call("Input.dispatchKeyEvent", **down)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, medium="", **features):
        self.call("Emulation.setEmulatedMedia", media=medium, features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def pdf(self, path):
        data = self.call("Page.printToPDF", printBackground=True)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def complaints(self):
        """What the console says, exceptions, and what was asked of a network."""
        found = []
        for event in self.events:
            parameters = event["params"] if "params" in event else {}
            if event["method"] == "Runtime.exceptionThrown":
                found.append("exception: %s" % parameters["exceptionDetails"])
            elif event["method"] == "Runtime.consoleAPICalled":
                found.append("console: %s" % parameters["args"])
            elif event["method"] == "Log.entryAdded":
                found.append("log: %s" % parameters["entry"]["text"])
            elif event["method"] == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith(("file:", "about:", "data:")):
                    found.append("network: %s" % url)
        return found
