import { type CodingLanguage, mostSigns, starters } from '@bole/coding/model'
import * as Y from 'yjs'

/** Bytes that the whole of a program may take, with everything that was deleted in it. */
const mostBytes = 2 * 1024 * 1024

/** A program before anybody has written in it, as one update: each language has a text of its own, by its name. */
export function newDocument(languages: readonly CodingLanguage[]): Uint8Array {
  const doc = new Y.Doc()
  for (const language of languages) doc.getText(language).insert(0, starters[language])
  return Y.encodeStateAsUpdate(doc)
}

/** A program as its updates made it, in their order. */
export function documentOf(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, update)
  return doc
}

/** What stands in a program in one of its languages. */
export function textIn(doc: Y.Doc, language: CodingLanguage): string {
  return doc.getText(language).toString()
}

/**
 * Adds what a window wrote: `bad_update` where it is no update or builds on something that the server does not have, as others could
 * then not read the program any more; `too_long` where the program would be larger than may be. Otherwise the whole as it now is.
 */
export function added(
  doc: Y.Doc,
  updates: readonly Uint8Array[],
  languages: readonly CodingLanguage[],
): 'bad_update' | 'too_long' | Uint8Array {
  try {
    for (const update of updates) Y.applyUpdate(doc, update)
  } catch {
    return 'bad_update'
  }
  if (doc.store.pendingStructs || doc.store.pendingDs) return 'bad_update'
  const signs = languages.reduce((sum, language) => sum + doc.getText(language).length, 0)
  const whole = Y.encodeStateAsUpdate(doc)
  return signs > mostSigns || whole.length > mostBytes ? 'too_long' : whole
}
