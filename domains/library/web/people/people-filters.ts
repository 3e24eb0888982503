import { useIsHidden } from '@bole/accounts/web'
import { exportTexts } from '@bole/library/contract'
import { choice, choices, numberRange, remoteChoice, text } from '@bole/platform/filter'
import { currentLanguage, fromAddress } from '@bole/platform/web'
import { degrees } from '@bole/positions/model'
import { stageNames } from '@bole/processes/contract'
import { stages } from '@bole/processes/model'
import { useTexts } from '../texts/index.ts'
import { openPositions } from './open-positions.ts'

const quietDays = [30, 90, 180, 365]
const { flag, id, oneOf, several, text: words, whole } = fromAddress

/** What stands in the library's address, as its call takes it. */
export const addressFields = {
  keyword: words(100),
  content: words(100),
  degree: several(oneOf(degrees), 5),
  school: words(100),
  city: words(100),
  years_from: whole(0, 60),
  years_to: whole(0, 60),
  tag: words(100),
  quiet_days: whole(1, 3650),
  stage: several(whole(1, 99), 8),
  is_free: flag,
  like_position_id: id,
}

/** What the library is narrowed by; where something is hidden from the reader, not by the words of résumés, which may hold it. */
export function usePeopleFilters() {
  const t = useTexts()
  const isHidden = useIsHidden('any')
  const language = currentLanguage()
  const stageChoices = stages.stagesInOrder.map((value) => {
    return { value, label: stageNames[language][stages.nameOfStage(value)] }
  })
  return [
    text('keyword', t('people.keyword')),
    remoteChoice('like_position_id', t('people.like'), openPositions),
    ...(isHidden ? [] : [text('content', t('people.content'))]),
    choices(
      'degree',
      t('people.degree'),
      degrees.map((value) => ({ value, label: exportTexts[language].degrees[value] })),
    ),
    text('school', t('people.school')),
    text('city', t('people.city')),
    numberRange(['years_from', 'years_to'], t('people.years'), { least: 0, most: 60 }),
    text('tag', t('people.tag')),
    choice(
      'quiet_days',
      t('people.quiet'),
      quietDays.map((value) => ({ value, label: t('people.days', { count: value }) })),
    ),
    choices('stage', t('people.stage'), stageChoices),
    choice('is_free', t('people.free'), [{ value: true, label: t('people.yes') }]),
  ] as const
}
