import type { CodingLanguage } from '@bole/coding/model'

/** How a language is compiled and run in the sandbox, where the program lies in `/work`. */
export interface Toolchain {
  /** What has to be on the server; `node` is the one that runs the product. */
  readonly needs: readonly string[]
  readonly file: string
  readonly compile: readonly string[] | null
  readonly run: readonly string[]
}

/** Where the sandbox has the Node that runs the product. */
export const nodeInside = '/opt/node'

const node = [nodeInside, '--no-warnings', '--max-old-space-size=256']

/** Reads the tables from the input, runs the one statement of the program, and writes its rows. */
const sqlDriver = `const { readFileSync } = require('node:fs')
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(':memory:')
database.exec(readFileSync(0, 'utf8'))
try {
  const statement = database.prepare(readFileSync('/work/program.sql', 'utf8'))
  statement.setReturnArrays(true)
  for (const row of statement.iterate()) console.log(row.map((value) => (value === null ? 'NULL' : String(value))).join('\\t'))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
`

const java = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:ReservedCodeCacheSize=32m']

export const toolchains: Readonly<Record<CodingLanguage, Toolchain>> = {
  javascript: { needs: ['node'], file: 'main.cjs', compile: null, run: [...node, '/work/main.cjs'] },
  // Node takes the types out.
  typescript: { needs: ['node'], file: 'main.cts', compile: null, run: [...node, '/work/main.cts'] },
  python: {
    needs: ['python3'],
    file: 'main.py',
    compile: null,
    run: ['python3', '-I', '-B', '/work/main.py'],
  },
  java: {
    needs: ['javac', 'java'],
    file: 'Main.java',
    compile: [
      'javac',
      ...java.map((option) => `-J${option}`),
      '-encoding',
      'UTF-8',
      '-d',
      '/work',
      '/work/Main.java',
    ],
    run: ['java', ...java, '-cp', '/work', 'Main'],
  },
  cpp: {
    needs: ['g++'],
    file: 'main.cpp',
    compile: ['g++', '-O1', '-std=c++17', '-o', '/work/main', '/work/main.cpp'],
    run: ['/work/main'],
  },
  sql: { needs: ['node'], file: 'program.sql', compile: null, run: [...node, '-e', sqlDriver] },
}
