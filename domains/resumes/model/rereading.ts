// What a newer reader needs of the rules of readings.
export { withBirthDate } from './birth-date.ts'
export { countFound } from './count-found.ts'
export { compareFieldPaths, entryFields, listFields, parseFieldPath } from './field-paths.ts'
export { keepCorrectedLists } from './merge-facts.ts'
