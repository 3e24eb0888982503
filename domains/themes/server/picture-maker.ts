import { pictureMaker } from '@bole/organisations/server'
import { provide } from '@bole/platform/slots'
import { sizer } from './make-sizes.ts'
import { fillProjectWork } from './project-work.ts'
import { fillSkinsWorn } from './skins-worn.ts'

/** Makes the pictures of a company small as those of albums are: apart, one at a time. */
const fillPictureMaker = provide(pictureMaker, sizer)

/** What the domains below need of projects and their pictures. */
export const themesFillings = [fillPictureMaker, fillProjectWork, fillSkinsWorn] as const
