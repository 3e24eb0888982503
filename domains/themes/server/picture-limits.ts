const megabyte = 1024 * 1024

/** What a browser shows everywhere, told by content. Drawings (SVG) are programs: a few letters of theirs can keep a processor busy for minutes. */
const formats: readonly string[] = ['jpeg', 'png', 'webp']

/** What is spent on one picture of an album. The limits stand above what cameras and screens make; past them it is unreadable. */
export const pictureLimits = {
  formats,
  pixels: 64_000_000,
  /** Resident memory of the process that makes the sizes: interlaced pictures are unfolded whole, eight bytes a pixel at worst. */
  memoryBytes: 768 * megabyte,
  milliseconds: 30_000,
}
