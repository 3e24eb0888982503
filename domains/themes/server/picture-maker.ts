import { pictureMaker } from '@bole/organisations/server'
import { provide } from '@bole/platform/slots'
import { sizer } from './make-sizes.ts'

/** Makes the pictures of a company small as those of albums are: apart, one at a time. */
export const themesFillings = [provide(pictureMaker, sizer)]
