import { execFile, spawn } from 'node:child_process'

const LANGUAGES = ['eng', 'chi_sim']
const OUTPUT_LIMIT = 16 * 1024 * 1024

/** The environment's variable by which a process is told to leave the system's reader alone. */
export const bundledOnly = 'BOLE_BUNDLED_READER'

let answer: Promise<boolean> | null = null

/**
 * Whether the system has tesseract with English and simplified Chinese, and this process may use it; asked once a process.
 */
export function hasTesseract(): Promise<boolean> {
  if (process.env[bundledOnly]) return Promise.resolve(false)
  answer ??= new Promise((resolve) => {
    execFile('tesseract', ['--list-langs'], { timeout: 5000 }, (error, stdout, stderr) => {
      const known = `${stdout}\n${stderr}`.split(/\s+/)
      resolve(!error && LANGUAGES.every((language) => known.includes(language)))
    })
  })
  return answer
}

/** How a picture is laid out: as a page whose parts are to be found, or as lines one below the other. */
export type PictureLayout = 'page' | 'lines'

/** Tesseract's numbers for them. */
export const MODES = { page: '3', lines: '6' } as const satisfies Record<PictureLayout, string>

/** Runs the system's tesseract over a PNG and answers its table of words. Rejects when it fails or takes over a minute. */
export function runTesseract(png: Uint8Array, languages: string, layout: PictureLayout): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('tesseract', ['stdin', 'stdout', '-l', languages, '--psm', MODES[layout], 'tsv'], {
      timeout: 60_000,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'ignore'],
      // One thread each: the pool of readers already uses every core.
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    })
    const chunks: Buffer[] = []
    let size = 0
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size < OUTPUT_LIMIT) chunks.push(chunk)
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(chunks).toString('utf8'))
        : reject(new Error(`tesseract ended with ${code}`)),
    )
    child.stdin.on('error', () => child.kill('SIGKILL'))
    child.stdin.end(png)
  })
}
