/** What tests of other domains read documents with. */
export { unfoldingPdf } from '../server/unfolding-files.fixture.ts'
