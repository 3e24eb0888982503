import { codingLanguages } from '@bole/coding/model'
import * as z from 'zod'

/** A language that programs are written in. */
export const language = z.enum(codingLanguages)
