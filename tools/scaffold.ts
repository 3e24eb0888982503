import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Ends the command with a sentence for whoever called it. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** `giveFeedback` as a file is called: `give-feedback`. */
export function kebabOf(verb: string): string {
  return verb.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `talent-pool` as a constant is called: `talentPool`. */
export function camelOf(folder: string): string {
  return folder.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A text with something put before the last place a pattern matches; null where it matches nowhere. */
export function insertedBefore(text: string, pattern: RegExp, inserted: string): string | null {
  const last = [...text.matchAll(new RegExp(pattern, 'gm'))].at(-1)
  return last ? text.slice(0, last.index) + inserted + text.slice(last.index) : null
}

/** A text that imports a name (or `* as z`), whether or not it did; the formatter puts the line where it belongs. */
export function withImport(text: string, name: string, from: string): string {
  const imports = [...text.matchAll(/^import (?!type)([^']*) from '([^']+)'/gm)]
  const word = name.replace('* as ', '')
  const isThere = imports.some(
    ([, names = '', source]) => source === from && names.split(/\W+/).includes(word),
  )
  return isThere ? text : `import ${word === name ? `{ ${name} }` : name} from '${from}'\n${text}`
}

/** A text whose empty object, the last argument of a call or before it, is opened over two lines so that something fits in. */
export function opened(text: string): string {
  return text
    .replace(/, \{\}\)/, ', {\n})')
    .replace(/\((\w+), \{\}, (\w+)\)/, '(\n  $1,\n  {\n  },\n  $2,\n)')
}

/** What is to be written, by file; written all at once, so that a refusal half way leaves nothing behind. */
export class Scaffold {
  readonly #files = new Map<string, string>()
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** A file as it is or will be; fails with a sentence where there is none. */
  read(file: string): string {
    const path = join(this.#root, file)
    return (
      this.#files.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : fail(`There is no ${file}.`))
    )
  }

  has(file: string): boolean {
    return this.#files.has(file) || existsSync(join(this.#root, file))
  }

  /** A file there must not be yet. */
  create(file: string, text: string): void {
    if (this.has(file)) fail(`${file} exists already.`)
    this.#files.set(file, text)
  }

  /** A file that is there, changed; `change` answers null where it finds no place for what is new. */
  change(file: string, change: (text: string) => string | null): void {
    this.#files.set(file, change(this.read(file)) ?? fail(`${file} has no place for what is new.`))
  }

  /** Writes everything, has it formatted and writes what follows from it. */
  write(): void {
    for (const [file, text] of this.#files) {
      mkdirSync(dirname(join(this.#root, file)), { recursive: true })
      writeFileSync(join(this.#root, file), text)
    }
    const run = (...command: readonly string[]) =>
      spawnSync(process.execPath, [...command], { cwd: this.#root, stdio: ['ignore', 'ignore', 'inherit'] })
    run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...this.#files.keys())
    run('tools/derive.ts')
  }
}
