import type { ShortMessageState } from '@bole/sms/model'
import type { Generated } from 'kysely'

export interface ShortMessageRow {
  organisation_id: number
  id: Generated<number>
  recipient: string
  plain: string
  is_secret: Generated<boolean>
  about: string
  state: Generated<ShortMessageState>
  attempts: Generated<number>
  said: Generated<string>
  provider_id: string | null
  dialled: string | null
  begun_at: Date | null
  next_try_at: Date | null
  sent_at: Date | null
  created_at: Generated<Date>
}

export interface SmsTables {
  short_messages: ShortMessageRow
}
