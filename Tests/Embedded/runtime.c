// What Embedded Swift expects of a platform, for a short program: memory that is taken and never given back, and a way to print
// through WASI, which the toolchain's own WebAssembly runtime has.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t next_free;

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (next_free == 0) next_free = (uintptr_t)&__heap_base;
  next_free = (next_free + alignment - 1) & ~(uintptr_t)(alignment - 1);
  *result = (void *)next_free;
  next_free += size;
  size_t pages = __builtin_wasm_memory_size(0);
  if (next_free > pages * 65536) {
    size_t more = (next_free - pages * 65536 + 65535) / 65536;
    if (__builtin_wasm_memory_grow(0, more) == (size_t)-1) return 12;
  }
  return 0;
}

void free(void *pointer) { (void)pointer; }

void *memcpy(void *to, const void *from, size_t size) {
  unsigned char *t = to;
  const unsigned char *f = from;
  while (size--) *t++ = *f++;
  return to;
}

void *memmove(void *to, const void *from, size_t size) {
  if (to <= from) return memcpy(to, from, size);
  unsigned char *t = to;
  const unsigned char *f = from;
  while (size--) t[size] = f[size];
  return to;
}

int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *l = left;
  const unsigned char *r = right;
  for (; size--; l++, r++) {
    if (*l != *r) return *l < *r ? -1 : 1;
  }
  return 0;
}

void *memset(void *to, int byte, size_t size) {
  unsigned char *t = to;
  while (size--) *t++ = (unsigned char)byte;
  return to;
}

// A product of 128 bits, of which the compiler asks whether one of 64 bits ran over. There is no such instruction.
__int128 __multi3(__int128 left, __int128 right) {
  const uint64_t half = 0xFFFFFFFF;
  uint64_t l = (uint64_t)left, r = (uint64_t)right;
  uint64_t low = (l & half) * (r & half);
  uint64_t middle = (l >> 32) * (r & half) + (low >> 32);
  uint64_t other = (l & half) * (r >> 32) + (middle & half);
  uint64_t high = (l >> 32) * (r >> 32) + (middle >> 32) + (other >> 32);
  high += l * (uint64_t)((unsigned __int128)right >> 64) + (uint64_t)((unsigned __int128)left >> 64) * r;
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & half)));
}

// Hashing asks for it; the same numbers every time keep a run repeatable.
void arc4random_buf(void *buffer, size_t size) { memset(buffer, 7, size); }

struct slice {
  const void *start;
  size_t size;
};

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
extern int fd_write(int fd, const struct slice *slices, size_t count, size_t *written);

int putchar(int character) {
  unsigned char byte = (unsigned char)character;
  struct slice slice = {&byte, 1};
  size_t written;
  return fd_write(1, &slice, 1, &written) == 0 ? character : -1;
}

int __main_argc_argv(int argc, char **argv);

__attribute__((export_name("_start"))) void _start(void) { __main_argc_argv(0, 0); }
