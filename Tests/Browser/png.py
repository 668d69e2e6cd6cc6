"""Reads the PNG files that browsers and renderers write: eight bits a channel, not interlaced."""

import struct
import zlib


def read(path):
    """Width, height and rows of (red, green, blue) on white."""
    with open(path, "rb") as file:
        data = file.read()
    position, pixels = 8, b""
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        body = data[position + 8:position + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", body)
            if depth != 8 or color not in (2, 6) or interlace:
                raise ValueError("%s: a kind of PNG that is not read here" % path)
        elif kind == b"IDAT":
            pixels += body
        position += length + 12
    size = 4 if color == 6 else 3
    raw, rows, above, start = zlib.decompress(pixels), [], bytearray(width * size), 0
    for _ in range(height):
        row = bytearray(raw[start + 1:start + 1 + width * size])
        undo(raw[start], row, above, size)
        start += 1 + width * size
        rows.append(row)
        above = row
    return width, height, size, rows


def undo(method, row, above, size):
    """Takes a filter back, in place."""
    if method == 0:
        return
    for i in range(len(row)):
        left = row[i - size] if i >= size else 0
        up = above[i]
        if method == 1:
            row[i] = (row[i] + left) & 255
        elif method == 2:
            row[i] = (row[i] + up) & 255
        elif method == 3:
            row[i] = (row[i] + (left + up) // 2) & 255
        else:
            corner = above[i - size] if i >= size else 0
            guess = left + up - corner
            near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
            row[i] = (row[i] + near[2]) & 255


def difference(one, other, block=12):
    """How much the means of two squares differ at most, of 255: edges of letters do not count, what is elsewhere does."""
    if one[:2] != other[:2]:
        raise ValueError("the pictures are %r and %r" % (one[:2], other[:2]))
    width, height = one[:2]
    worst = 0
    for top in range(0, height - block + 1, block):
        for left in range(0, width - block + 1, block):
            means = []
            for _, _, size, rows in (one, other):
                total = sum(sum(rows[y][left * size + channel:(left + block) * size:size])
                            for y in range(top, top + block) for channel in range(3))
                means.append(total / (3 * block * block))
            worst = max(worst, abs(means[0] - means[1]))
    return worst
