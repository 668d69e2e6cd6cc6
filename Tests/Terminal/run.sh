#!/usr/bin/env bash
# Drives the recorder in a real pseudo-terminal of 80 × 24 cells, with keys and mouse, and compares what it shows with the screens in
# Screens/. Checks that the terminal is as it was after every way out, and that the recorded script, replayed, gives the same log.
# With --update, writes the screens instead. Needs tmux.
set -euo pipefail
cd "$(dirname "$0")"

if ! command -v tmux > /dev/null; then
  echo "terminal: tmux is missing; install it (on Debian: apt-get update && apt-get install tmux)" >&2
  exit 1
fi

swift build --quiet --package-path ../.. --product profile-sim
tool=$(swift build --package-path ../.. --show-bin-path)/profile-sim
folder=$(mktemp -d)
# A server of its own, whatever else runs here.
tmux="tmux -L profile-sim-$$ -f /dev/null"
# A recorder that loses its terminal saves what it has, perhaps while the folder is being removed.
trap '$tmux kill-server 2> /dev/null || true; rm -rf "$folder" 2> /dev/null || { sleep 1; rm -rf "$folder"; }' EXIT
update=${1:-}
count=0

screen() { $tmux capture-pane -p -t run | sed 's/ *$//'; }

fail() {
  echo "terminal: $1; the screen is" >&2
  screen >&2
  exit 1
}

# Waits until a command succeeds, for 20 s.
await() {
  local what=$1
  shift
  for _ in $(seq 400); do
    if "$@"; then return; fi
    sleep 0.05
  done
  fail "$what did not come"
}

shows() { screen | grep -qF -- "$1"; }
await_text() { await "“$1”" shows "$1"; }

hides() { ! shows "$1"; }

shows_screen() { diff -q <(screen) "Screens/$1.txt" > /dev/null; }

# Compares the screen with one that is kept. What it has to show before it is written anew stands behind its name.
expect_screen() {
  await_text "$2"
  if [ "$update" = --update ]; then
    # Drawn in one piece, it is whole as soon as it is there twice.
    local before=
    until [ "$before" = "$(screen)" ]; do before=$(screen); sleep 0.1; done
    screen > "Screens/$1.txt"
  elif ! (await "Screens/$1.txt" shows_screen "$1"); then
    diff "Screens/$1.txt" <(screen) >&2 || true
    exit 1
  fi
  count=$((count + 1))
}

keys() { $tmux send-keys -t run "$@"; }

# A click, as terminals report it: button, column and row from 1 on.
mouse() { $tmux send-keys -t run -l "$(printf '\033[<%d;%d;%dM\033[<%d;%d;%dm' "$1" "$2" "$3" "$1" "$2" "$3")"; }

# A shell in a terminal, which notes the terminal's mode around each command.
start_shell() {
  $tmux kill-session -t run 2> /dev/null || true
  $tmux new-session -d -s run -x 80 -y 24 "env -i HOME=$folder PATH=$PATH TERM=screen HISTFILE=/dev/null PS1='shell> ' bash --norc --noprofile"
  $tmux set-option -t run status off
  $tmux resize-window -t run -x 80 -y 24
  await_text 'shell>'
  keys "cd $folder; stty -g > mode.before; clear" Enter
  await 'the mode of the terminal' test -s "$folder/mode.before"
}

record() { keys "echo above; $tool record $*; echo code \$?; stty -g > mode.after" Enter; }

# Checks that the recorder has ended with a code and left the terminal as it was.
expect_restored() {
  await_text "code $1"
  await 'the mode after it' test -s "$folder/mode.after"
  cmp "$folder/mode.before" "$folder/mode.after" || fail 'the mode of the terminal has changed'
  expect_flags_off
  shows above || fail 'what was on the screen before is gone'
  rm "$folder/mode.after"
  count=$((count + 1))
}

# The alternate screen, the mouse and the cursor.
flags() { $tmux display-message -p -t run '#{alternate_on} #{mouse_standard_flag} #{mouse_sgr_flag} #{cursor_flag}'; }
are_flags() { [ "$(flags)" = "$1" ]; }
expect_flags_off() { await 'the screen and the cursor of before' are_flags '0 0 0 1'; }

recorder() { pgrep -P "$($tmux display-message -p -t run '#{pane_pid}')" -x profile-sim; }

# ── A whole recording, with keys and mouse.
start_shell
record -o whole.taps --profile own
expect_screen start 'Nothing was done yet.'
are_flags '1 1 1 0' || fail 'the terminal was not taken over'
keys w
expect_screen loaded ' 1.000s ─'
keys Tab Tab Down Down
expect_screen chosen 'header.edit'
keys e Enter e w
expect_screen edit ' 1.500s ─'
keys Tab Tab Tab x t
await_text 'Type into edit.name:'
keys -l 'Zoë 日本'
expect_screen typing 'Zoë 日本▏'
keys Enter
await_text 'type edit.name "Zoë'
keys d w E
await_text 'expect modal'
keys u u u u
await_text 'Taken back: dismiss'
keys d w Tab Enter w
await_text '→ dismiss edit'
keys '?'
expect_screen help 'any key goes on'
keys Escape
await 'the screen without help' hides 'any key goes on'
keys R
await_text 'relaunch'
keys w
# On the count of followers, and over the log.
mouse 0 27 12
await_text '→ push followers'
mouse 65 60 5
keys . . , E
expect_screen end 'expect stack profile'
keys q
expect_restored 0
shows 'saved as whole.taps' || fail 'it does not say that it has saved'

# ── The same log, replayed.
if [ "$update" = --update ]; then
  cp "$folder/whole.taps" Screens/whole.taps
  "$tool" replay "$folder/whole.taps" > Screens/whole.transcript
fi
diff Screens/whole.taps "$folder/whole.taps"
"$tool" replay "$folder/whole.taps" | diff Screens/whole.transcript -
"$tool" format --check "$folder/whole.taps"
count=$((count + 1))

# ── On another device, scrolled by key and wheel, and told what has no key.
keys clear Enter
record -o device.taps --device iPad --landscape --dark
await_text 'device iPad landscape'
keys w j
mouse 65 20 10
await_text 'scroll header.'
keys ':'
keys -l 'hold people'
await_text 'Do: hold people'
keys Enter p
expect_screen device 'pull profile.grid'
keys q
expect_restored 0
[ "$update" != --update ] || cp "$folder/device.taps" Screens/device.taps
diff Screens/device.taps "$folder/device.taps"
"$tool" replay "$folder/device.taps" > /dev/null || fail 'what was recorded on the device does not replay'
count=$((count + 1))

# ── Control-C, once by mistake and then twice, keeps what was recorded.
record -o interrupted.taps
await_text 'Nothing was done yet.'
keys .
await_text 'wait 100ms'
keys C-c
await_text 'Ctrl-C again ends the recording'
keys C-c
expect_restored 130
[ "$(cat "$folder/interrupted.taps")" = 'wait 100ms' ] || fail 'the interrupted script is not there'

# ── Signals that end it.
for signal in TERM HUP INT; do
  keys clear Enter
  record -o "$signal.taps"
  await_text 'Nothing was done yet.'
  keys .
  await_text 'wait 100ms'
  kill "-$signal" "$(recorder)"
  expect_restored 130
  [ "$(cat "$folder/$signal.taps")" = 'wait 100ms' ] || fail "the script is not there after SIG$signal"
done

# ── A fault of its own.
keys clear Enter
record
await_text 'Nothing was done yet.'
kill -SEGV "$(recorder)"
expect_restored 139

# ── Suspended with Control-Z, and brought back by the shell.
keys clear Enter
record
await_text 'Nothing was done yet.'
keys C-z
await_text 'Stopped'
expect_flags_off
keys fg Enter
expect_screen start 'Nothing was done yet.'
are_flags '1 1 1 0' || fail 'the terminal was not taken over again'
keys q
await_text 'shell>'
expect_flags_off

# ── Stopped from outside, which nobody can hear coming, and continued.
keys clear Enter
record
await_text 'Nothing was done yet.'
process=$(recorder)
kill -STOP "$process"
is_stopped() { [ "$(ps -o stat= -p "$process" | cut -c1)" = T ]; }
await 'the stop' is_stopped
await_text 'Stopped'
keys fg Enter
expect_screen start 'Nothing was done yet.'
keys .
await_text 'wait 100ms'
keys u q
await_text 'shell>'
expect_flags_off

# ── Other sizes: too small, and large enough again.
keys clear Enter
record -o resized.taps
await_text 'Nothing was done yet.'
$tmux resize-window -t run -x 60 -y 20
expect_screen small 'record needs 80 × 24.'
$tmux resize-window -t run -x 100 -y 30
expect_screen large 'Nothing was done yet.'
$tmux resize-window -t run -x 80 -y 24
expect_screen start 'Nothing was done yet.'
keys w q
expect_restored 0

# ── Without a terminal to draw on it says so, and draws nothing.
for line in "TERM=dumb $tool record" "$tool record < /dev/null" "$tool record | cat; (exit \${PIPESTATUS[0]})"; do
  keys clear Enter
  keys "echo above; $line; echo code \$?; stty -g > mode.after" Enter
  expect_restored 64
  shows 'record needs a terminal that can be drawn on' || fail 'it does not say what is wrong'
done

echo "terminal: $count screens, ways out and logs"
