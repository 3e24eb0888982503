import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { arrivalFields } from './arrivals/arrival-fields.ts'

export const intakeScreens = defineScreens('intake', {
  arrivals: {
    addresses: { social: '/post/intake/list', campus: '/regulation2/intake/list' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'jobs', order: 50, name: 'titles.social' },
    needs: 'candidates.upload',
    conditions: conditionsOf<typeof arrivalFields>(),
    load: () => import('./arrivals/arrival-list.tsx'),
  },
  /** Where plug-ins of job boards hand in and fetch; the pages of phone sync lead there. */
  plugIn: {
    addresses: { social: '/post/phone/plug-in', campus: '/regulation2/phone/plug-in' },
    title: { social: 'titles.plugIn', campus: 'titles.campusPlugIn' },
    menu: { below: 'arrivals' },
    needs: 'candidates.view',
    load: () => import('./plug-in/plug-in-page.tsx'),
  },
  /** Where what each channel brings in lands. */
  folders: {
    addresses: { social: '/config/folder/list', campus: '/config2/folder/list' },
    title: { social: 'titles.folders', campus: 'titles.campusFolders' },
    menu: { group: 'settings.candidates', order: 40, name: 'titles.folders' },
    needs: 'positions.view',
    load: () => import('./folders/folder-list.tsx'),
  },
})
