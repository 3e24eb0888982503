// Drawings of our own for places where nothing is to be seen.
export { Drawing, type Scene } from './drawing.tsx'
