const megabyte = 1024 * 1024

/** What is spent on one table of accounts. The limits stand far above what 300 people need; past them it is unreadable. */
export const tableLimits = {
  /** What a file holds once it is unpacked. */
  unpackedBytes: 16 * megabyte,
  /** Rows and columns; cells far out would be filled up with empty ones. */
  rows: 2_000,
  columns: 50,
  /** Letters that are read of one cell: more than any column takes, so that a longer one is told as too long. */
  cellLetters: 300,
  /** Letters of all cells. */
  letters: 2_000_000,
  /** Resident memory of the process that reads. */
  memoryBytes: 512 * megabyte,
  milliseconds: 10_000,
}
