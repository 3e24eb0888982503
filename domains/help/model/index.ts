export { type Topic, topicAt, topics } from './topics.ts'
