import { useFormTexts } from '../form/texts/index.ts'
import { type LeaveGuard, useLeaveGuard } from '../web/use-leave-guard.ts'

/**
 * The question before something typed is lost, as every form asks it: for what is filled in without one.
 *
 * @param isOver it lies over a page, which stays
 */
export function useUnsaved(isOver: boolean): LeaveGuard {
  const t = useFormTexts()
  return useLeaveGuard({
    title: t(isOver ? 'leave.discard' : 'leave.title'),
    content: t('leave.text'),
    okText: t(isOver ? 'leave.discardIt' : 'leave.leave'),
    cancelText: t('leave.stay'),
  })
}
