export { careersApi } from './api.ts'
export type { ShownProject } from './project-schemas.ts'
export { careersRefusals } from './refusals.ts'
export { shownPicture } from './shown-picture.ts'
