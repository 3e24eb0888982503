import { fromAddress } from '@bole/platform/web'

const { id, several, text } = fromAddress

/** Whose sign-ins are listed, in the address. */
export const visitorFields = { theme_id: several(id), lecture_id: id, keyword: text(100) }
