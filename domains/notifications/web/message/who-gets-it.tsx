import type { Preview } from '@bole/notifications/contract'
import { listOf } from '@bole/platform/web'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

const namesShown = 10

interface WhoGetsItProps {
  readonly preview: Preview
  readonly isBySms: boolean
}

type Person = Pick<Preview['left_out'][number], 'name' | 'position' | 'tail'>

/** Who shares a name with another is named with what tells them apart. */
function calling(everybody: readonly Person[]) {
  const namesakes = Map.groupBy(everybody, ({ name }) => name)
  return ({ name, position, tail }: Person) =>
    (namesakes.get(name)?.length ?? 0) > 1 ? `${name} (${[position, tail].filter(Boolean).join(' ')})` : name
}

function countAndNames(people: readonly Person[], call: (person: Person) => string) {
  const names = people.slice(0, namesShown).map(call)
  const more = people.length > namesShown ? [`+${people.length - namesShown}`] : []
  return { count: people.length, names: listOf([...names, ...more]) }
}

/** How many messages go out, who reads theirs on their page alone, and who gets none and why. */
export function WhoGetsIt({ preview, isBySms }: WhoGetsItProps): ReactNode {
  const t = useTexts()
  const { goes, without_address, left_out } = preview
  const call = calling([...without_address, ...left_out])
  const onPage = without_address.filter(({ has_page }) => has_page)
  const nowhere = without_address.filter(({ has_page }) => !has_page)
  return (
    <Alert
      type={left_out.length + nowhere.length > 0 ? 'warning' : 'info'}
      title={t('sending.goes', { count: goes })}
      description={
        <>
          {onPage.length > 0 && (
            <div>{t(isBySms ? 'sending.noPhone' : 'sending.noAddress', countAndNames(onPage, call))}</div>
          )}
          {nowhere.length > 0 && <div>{t('sending.unreachable', countAndNames(nowhere, call))}</div>}
          {left_out.length > 0 && <div>{t('sending.leftOut', { count: left_out.length })}</div>}
          {left_out.slice(0, namesShown).map(({ lacks, ...who }) => (
            <div key={who.post_id}>
              {lacks === 'unsubscribed' || lacks === 'not_told'
                ? t(`preview.${lacks}`, { name: call(who) })
                : t('preview.lacks', { name: call(who), variable: t(`variables.${lacks}`) })}
            </div>
          ))}
        </>
      }
    />
  )
}
