import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { formatMeetingTime } from '@bole/platform/moments'
import { useCall } from '@bole/platform/web'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** As many as fit into a line. */
const mostShown = 3

interface OnlineSoonProps {
  readonly origin: 1 | 2
  readonly onOpen: (interview: Interview) => void
}

/** The online interviews that are on, or begin soon: nobody comes to a room who would remind of them. */
export function OnlineSoon({ origin, onOpen }: OnlineSoonProps): ReactNode {
  const { data } = useCall(interviewsApi.onlineList, { body: { origin } }, { handlesErrors: true })
  return <OnlineSoonLine soon={data?.data.online_list ?? []} onOpen={onOpen} />
}

interface OnlineSoonLineProps extends Pick<OnlineSoonProps, 'onOpen'> {
  readonly soon: readonly Interview[]
}

/** Some interviews in a line, each to be opened. */
export function OnlineSoonLine({ soon, onOpen }: OnlineSoonLineProps): ReactNode {
  const t = useTexts()
  if (soon.length === 0) return <span />
  return (
    <Flex align="center" wrap gap={4}>
      <span>{t('onlineSoon', { count: soon.length })}</span>
      {soon.slice(0, mostShown).map((interview) => (
        <Button key={interview.id} type="link" size="small" onClick={() => onOpen(interview)}>
          {`${formatMeetingTime(interview.interviewTime)} ${interview.interviewee}`}
        </Button>
      ))}
    </Flex>
  )
}
