import type { PeopleView } from '@bole/accounts/view'
import type { Channel } from '@bole/positions/model'
import type { Outcome } from '@bole/sourcing/model'
import type { Generated } from 'kysely'

export interface SourcingTables extends PeopleView {
  board_accounts: {
    organisation_id: number
    id: Generated<number>
    channel: Channel
    name: string
    user_id: number | null
    version: Generated<number>
  }
  board_activity: {
    organisation_id: number
    account_id: number
    day: string
    customer_message_count: number
    customer_count: number
    reply_count: number
    exchange_contact_count: number
  }
  board_recommendations: {
    organisation_id: number
    id: Generated<number>
    account_id: number
    reference: string
    name: string
    position_title: Generated<string>
    recommended_at: Date
    outcome: Outcome
  }
}
