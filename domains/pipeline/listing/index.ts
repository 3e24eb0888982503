// What the candidate list shows, for domains above that go through all of it.
export { idsListed, itemsListed, type ListReader, shareLabels } from '../server/list/listing.ts'
export { presentPerson } from '../server/list/present-person.ts'
export { recommendedTags } from '../server/list/scenes/offered-words.ts'
