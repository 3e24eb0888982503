import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { companySchema } from './schemas.ts'

/** A project of the career site, with how many of its positions are open. */
export const projectCard = z.object({
  id: field.id,
  name: z.string(),
  origin: z.number(),
  position_count: z.number(),
  closes_at: z.string().nullable(),
})

/** A project as its page shows it; days are YYYY-MM-DD, a part that is not shown is empty. */
export const shownProject = projectCard.extend({
  organisation: z.object({ name: z.string(), slug: z.string() }),
  company: companySchema.extend({ logo: field.id.nullable() }),
  /** What its page looks like, as the style sheet names it: `desktop-band desktop-green phone-plain phone-green`. */
  looks: z.string(),
  menu: z.array(z.object({ title: z.string(), url: z.string() })),
  schedule: z.array(z.object({ title: z.string(), day_from: z.string(), day_to: z.string().nullable() })),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Sizes in pixels, of the wide one. */
  pictures: z.array(z.object({ id: field.id, caption: z.string(), width: z.number(), height: z.number() })),
  /** Grouped by city in the order of its pinyin; `group_index` counts cities from 0. */
  route: z.array(
    z.object({
      id: field.id,
      kind: z.enum(['xjh', 'yxj']),
      city: z.string(),
      university: z.string(),
      address: z.string(),
      datetime: z.string(),
      url: z.string(),
      group_index: z.number(),
    }),
  ),
})

export type ShownProject = z.output<typeof shownProject>
