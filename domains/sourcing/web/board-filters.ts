import { choice, dayRange, text } from '@bole/platform/filter'
import { fromAddress } from '@bole/platform/web'
import { boards } from '@bole/positions/model'
import type { SourcingTexts } from './texts/index.ts'

/** What narrows every list of a board. */
export function boardFilters(t: SourcingTexts, keyword: string) {
  return [
    choice(
      'channel',
      t('channel'),
      boards.channels.map((value) => ({ value, label: boards.channelNames[value] })),
    ),
    dayRange(['day_from', 'day_until'], t('days')),
    text('keyword', keyword),
  ] as const
}

/** The board in the address. */
export const boardFields = { channel: fromAddress.oneOf(boards.channels) }
