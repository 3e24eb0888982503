import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the checkout that somebody wrote: its path from the root, and its text. */
export type SourceFile = { path: string; text: string }

// Generated, translations, demonstration data and samples: long by nature, and read by nobody from top to bottom.
const isData = /\.generated\.ts$|\.d\.ts$|\/(texts|locales|fixtures)\/|^apps\/server\/demo\/|^bench\/corpus/

/** Every hand-written TypeScript file of the checkout, data aside. */
export const readSourceFiles = (root: string): SourceFile[] =>
  globSync(['{apps,domains,platform,journeys,tools,bench}/**/*.{ts,tsx}', '*.{ts,mjs}'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
    .filter((path) => !isData.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Whether a file is a test, a journey, or made for tests only. */
export const isTest = ({ path }: SourceFile) =>
  /\.(test|spec)\.tsx?$|^journeys\/|\/(?:web-)?testing\//.test(path)

/** The lines of a file; the newline at its end makes none. */
export const linesOf = ({ text }: SourceFile) => text.replace(/\n$/, '').split('\n').length
