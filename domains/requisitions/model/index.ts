export {
  placesOf,
  type RequisitionState,
  requisitionStates,
  whatCanBeDone,
  whyNotDecide,
} from './requisition.ts'
