// Counts what the whole process allocates. Linux with glibc only: elsewhere `allocation_counter_is_available` says no.
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  /// Calls that gave out a block; a block that `realloc` changes counts as one more.
  int64_t allocations;
  /// Blocks given out less blocks given back.
  int64_t live_blocks;
  /// Bytes of those, as the allocator rounds them.
  int64_t live_bytes;
} AllocationCounts;

bool allocation_counter_is_available(void);

/// Counts from zero until `allocation_counter_stop`.
void allocation_counter_start(void);
AllocationCounts allocation_counter_stop(void);
