import { changeFeedback } from '../record/change-feedback.ts'
import { distributeSlots } from '../schedule/distribute-slots.ts'
import { listForSlots } from '../schedule/list-for-slots.ts'
import { listSlots } from '../schedule/list-slots.ts'
import { removeSlot, setSlots, updateSlot } from '../schedule/set-slots.ts'
import { checkInterviewTime } from './appointments/check-interview-time.ts'
import { getInterviewParams } from './appointments/interview-params.ts'
import { listInterviewCandidates } from './appointments/list-interview-candidates.ts'
import { listQueueProcesses } from './appointments/list-queue-processes.ts'
import { listDeliveries } from './list-deliveries.ts'
import { getContactScene, getScene } from './scenes/get-scene.ts'
import { listAllScenes, listScenes } from './scenes/list-scenes.ts'

/** What answers the calls beside the list of candidates. */
export const listHandlers = {
  getScene,
  getContactScene,
  listScenes,
  listAllScenes,
  listInterviewCandidates,
  listQueueProcesses,
  getInterviewParams,
  checkInterviewTime,
  listDeliveries,
  changeFeedback,
  listSlots,
  setSlots,
  updateSlot,
  removeSlot,
  listForSlots,
  distributeSlots,
}
