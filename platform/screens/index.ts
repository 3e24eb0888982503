// What every link knows of the screens there are: their records, not the screens. Nothing here needs a browser.
export {
  type Addresses,
  eachOf,
  type Generation,
  generations,
  type Origin,
  shapeOf,
  valueFor,
  valuesAt,
} from './address.ts'
export {
  addressOf,
  conditionsOf,
  defineScreens,
  type MenuGroup,
  type Screen,
  type ScreenVocabulary,
} from './define-screens.ts'
