import { prepared } from '@bole/platform/server'

/*
 * Text: these are functions of the database, the only way past the wall between organisations (migrations 0111, 0112), and answer numbers.
 */

export interface OrganisationNumbers {
  readonly id: number
  readonly name: string
  readonly state: 'enabled' | 'disabled'
  readonly created_at: Date
  readonly users: number
  readonly positions: number
  readonly applications: number
  readonly seen_at: Date | null
}

/** The first so many organisations ($1) with their numbers; $2 one of them, or null for all. */
export const organisationNumbers = prepared<OrganisationNumbers>('select * from organisation_numbers($1, $2)')

export const organisationTotal = prepared<{ readonly total: number }>('select organisation_total() as total')

export interface JobNumbers {
  readonly name: string
  readonly waiting: number
  readonly running: number
  readonly later: number
  readonly failed: number
  readonly oldest: Date | null
}

/** What no database needs time for. */
export const shortestQuestion = prepared('select 1')

export const queueNumbers = prepared<JobNumbers>('select * from queue_numbers()')

interface DatabaseNumbers {
  readonly version: string
  readonly bytes: number
  readonly connections: number
  readonly connections_at_most: number
  readonly migration: string
}

export const databaseNumbers = prepared<DatabaseNumbers>('select * from database_numbers()')
