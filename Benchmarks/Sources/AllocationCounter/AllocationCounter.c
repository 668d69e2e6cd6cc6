#include "AllocationCounter.h"

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// A program's own `malloc` takes the place of the C library's, also for the libraries that it loads; glibc keeps its own reachable under
// these names. While nothing is counted, all that this adds to a call is one predicted branch, for limits and library alike.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_bool is_counting;
static atomic_llong allocations, live_blocks, live_bytes;

static void add(atomic_llong *counter, long long amount) {
  atomic_fetch_add_explicit(counter, amount, memory_order_relaxed);
}

static inline bool counts(void) {
  return __builtin_expect(atomic_load_explicit(&is_counting, memory_order_relaxed), 0);
}

static __attribute__((noinline)) void *given_out(void *block) {
  if (block != NULL) {
    add(&allocations, 1);
    add(&live_blocks, 1);
    add(&live_bytes, (long long)malloc_usable_size(block));
  }
  return block;
}

static __attribute__((noinline)) void given_back(void *block) {
  if (block != NULL) {
    add(&live_blocks, -1);
    add(&live_bytes, -(long long)malloc_usable_size(block));
  }
}

void *malloc(size_t size) {
  void *block = __libc_malloc(size);
  return counts() ? given_out(block) : block;
}

void *calloc(size_t count, size_t size) {
  void *block = __libc_calloc(count, size);
  return counts() ? given_out(block) : block;
}

void *realloc(void *block, size_t size) {
  if (!counts()) return __libc_realloc(block, size);
  long long old_size = block == NULL ? 0 : (long long)malloc_usable_size(block);
  void *new_block = __libc_realloc(block, size);
  if (new_block != NULL || size == 0) {
    // The old block is gone, whether it was moved, resized or freed.
    if (block != NULL) {
      add(&live_blocks, -1);
      add(&live_bytes, -old_size);
    }
    given_out(new_block);
  }
  return new_block;
}

void *memalign(size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  return counts() ? given_out(block) : block;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *block = memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  if (counts()) given_back(block);
  __libc_free(block);
}

bool allocation_counter_is_available(void) { return true; }

void allocation_counter_start(void) {
  atomic_store(&allocations, 0);
  atomic_store(&live_blocks, 0);
  atomic_store(&live_bytes, 0);
  atomic_store(&is_counting, true);
}

AllocationCounts allocation_counter_stop(void) {
  atomic_store(&is_counting, false);
  AllocationCounts counts = {
      atomic_load(&allocations), atomic_load(&live_blocks), atomic_load(&live_bytes)};
  return counts;
}

#else

bool allocation_counter_is_available(void) { return false; }

void allocation_counter_start(void) {}

AllocationCounts allocation_counter_stop(void) {
  AllocationCounts counts = {0, 0, 0};
  return counts;
}

#endif
