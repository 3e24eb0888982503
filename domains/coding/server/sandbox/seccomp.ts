// A filter of system calls (seccomp), as bubblewrap takes it: a program of the kernel's small language, eight bytes an instruction.

/** Numbers of system calls that only an attack asks for: other processes' memory, mounts, namespaces, keys, the kernel itself. */
const refused = {
  x64: [
    ...[
      101, 155, 161, 165, 166, 167, 168, 169, 170, 171, 175, 176, 246, 248, 249, 250, 272, 298, 308, 310, 311,
      312,
    ],
    ...[313, 320, 321, 323, 425, 426, 427, 428, 429, 430, 431, 432, 433, 438, 442],
  ],
  arm64: [
    ...[
      39, 40, 41, 51, 97, 104, 105, 106, 117, 142, 161, 162, 217, 218, 219, 224, 225, 241, 268, 270, 271, 272,
      273,
    ],
    ...[280, 282, 294, 425, 426, 427, 428, 429, 430, 431, 432, 433, 438, 442],
  ],
} as const

const processors = {
  x64: { audit: 0xc000_003e, clone: 56 },
  arm64: { audit: 0xc000_00b7, clone: 220 },
} as const

/** The newer `clone` takes what it is asked for from memory, which no filter reads: programs are told to use the older. */
const clone3 = 435

/** Flags of `clone` that make namespaces. */
const namespaces = 0x7e02_0000

const [load, equal, atLeast, anyBit, answer] = [0x20, 0x15, 0x35, 0x45, 0x06]
const [allow, deny, unknownCall, kill] = [0x7fff_0000, 0x0005_0001, 0x0005_0026, 0x8000_0000]
/** Where the number of the call, the processor and the first argument stand. */
const at = { call: 0, processor: 4, flags: 16 }

/** The filter for a processor, as `process.arch` names it; null where there is none, and nothing is run. */
export function seccompFilter(processor: string): Uint8Array | null {
  if (processor !== 'x64' && processor !== 'arm64') return null
  const { audit, clone } = processors[processor]
  const steps: (readonly [code: number, ifSo: number, ifNot: number, value: number])[] = [
    [load, 0, 0, at.processor],
    [equal, 1, 0, audit],
    [answer, 0, 0, kill],
    [load, 0, 0, at.call],
    // Calls of the 32-bit kind have other numbers on the same processor.
    [atLeast, 0, 1, 0x4000_0000],
    [answer, 0, 0, deny],
    [equal, 0, 1, clone3],
    [answer, 0, 0, unknownCall],
    ...refused[processor].flatMap((call) => [[equal, 0, 1, call] as const, [answer, 0, 0, deny] as const]),
    [equal, 0, 3, clone],
    [load, 0, 0, at.flags],
    [anyBit, 0, 1, namespaces],
    [answer, 0, 0, deny],
    [answer, 0, 0, allow],
  ]
  const bytes = Buffer.alloc(steps.length * 8)
  for (const [place, [code, ifSo, ifNot, value]] of steps.entries()) {
    bytes.writeUInt16LE(code, place * 8)
    bytes.writeUInt8(ifSo, place * 8 + 2)
    bytes.writeUInt8(ifNot, place * 8 + 3)
    bytes.writeUInt32LE(value, place * 8 + 4)
  }
  return bytes
}
