import { event } from '#kernel/work/events.ts'

/** What visitors read of an article may have changed: its text, topic, place or state. */
export const helpArticleChanged = event<{ articleId: string }>('help.article-changed')

/** A topic was added, changed or removed. */
export const helpTopicChanged = event<{ topicId: string }>('help.topic-changed')
