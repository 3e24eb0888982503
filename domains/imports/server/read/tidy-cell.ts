import { bounds } from '@bole/imports/model'

/** A cell as it is kept: within its bound, without what PostgreSQL does not store and what turns the order of letters. */
export function tidyCell(text: string): string {
  return text
    .slice(0, bounds.cellLetters)
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
    .trim()
}
