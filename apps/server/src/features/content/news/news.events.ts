import { event } from '#kernel/work/events.ts'

/** What visitors read of an article may have changed: its text, list, cover or state. */
export const newsChanged = event<{ newsId: string }>('news.changed')
