import { interviewStates } from '@bole/interviews/model'
import { fromAddress } from '@bole/platform/web'
import { calendarShapes } from './calendar/calendar-days.ts'

/** How interviews are shown: as a list where nothing else is said. */
export const viewFields = { view: fromAddress.oneOf(['calendar', 'queue', 'offers']) }

/** What a calendar shows, and what it is narrowed to. */
export const calendarFields = {
  shape: fromAddress.oneOf(calendarShapes),
  on: fromAddress.day,
  keyword: fromAddress.text(60),
  interviewer_id: fromAddress.several(fromAddress.id, 50),
  is_mine: fromAddress.oneOf([true]),
  is_online: fromAddress.oneOf([true, false]),
  status: fromAddress.several(fromAddress.oneOf(interviewStates), 4),
}
