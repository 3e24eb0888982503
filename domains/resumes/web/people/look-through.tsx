import { addressOf } from '@bole/platform/screens'
import { useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Link } from '@tanstack/react-router'
import { App, Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { resumesScreens } from '../screens.ts'
import { useTexts as useResumesTexts } from '../texts/index.ts'
import { useTexts } from './texts/index.ts'

/** Has everybody looked through, of records from before there was such a list; and the way to what was merged. */
export function LookThrough(): ReactNode {
  const t = useTexts()
  const ofResumes = useResumesTexts()
  const { message } = App.useApp()
  const look = useChange(resumesApi.lookThrough, { onDone: () => void message.success(t('looking')) })
  return (
    <Flex gap={12} align="center" wrap style={{ marginBlockEnd: 12 }}>
      <span>{t('explain')}</span>
      <Button loading={look.isPending} onClick={() => look.mutate({ body: {} })}>
        {t('lookThrough')}
      </Button>
      <Link to={addressOf(resumesScreens.merges)}>{ofResumes('titles.merges')}</Link>
    </Flex>
  )
}
