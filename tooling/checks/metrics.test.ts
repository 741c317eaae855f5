import { describe, expect, it } from 'vitest'
import { metrics } from './metrics.ts'
import { withTree } from './planted.ts'

const tree = (rules: string, operator = 'ironsouq_page_seconds and ironsouq_queue_failed') => ({
  'apps/server/src/kernel/ops/metrics.ts': "gauge({ name: 'ironsouq_queue_failed' })\n",
  'packages/front-server/src/metrics.ts': "histogram({\n  name: 'ironsouq_page_seconds',\n})\n",
  'deploy/prometheus/ironsouq.rules.yml': rules,
  'docs/operations.md': operator,
})

describe('the check of metrics', () => {
  it('passes rules that name metrics of the processes, and recorded ones', async () => {
    const rules =
      'ironsouq:ratio:5m rate(ironsouq_page_seconds_bucket[5m]) ironsouq_queue_failed > 0'
    expect(await withTree(tree(rules), metrics)).toEqual([])
  })

  it.each([
    ['a metric that no process has', 'ironsouq_queue_lost > 0', 'uses ironsouq_queue_lost'],
    ['a misspelled histogram', 'ironsouq_pages_seconds_count', 'uses ironsouq_pages_seconds_count'],
  ])('refuses %s', async (_, rules, fault) => {
    expect(await withTree(tree(rules), metrics)).toEqual([expect.stringContaining(fault)])
  })

  it('refuses a metric that the page for operators does not name', async () => {
    const found = await withTree(tree('ironsouq_queue_failed', 'ironsouq_queue_failed'), metrics)
    expect(found).toEqual([expect.stringContaining('does not name ironsouq_page_seconds')])
  })

  it('refuses a process that is not scraped', async () => {
    const operator = `ironsouq_page_seconds, ironsouq_queue_failed

## Processes

| process | command | needs |
| API | \`node http.js\` | |
| back office | \`node serve.ts\` | |

## Repair

| the list differs | \`node search.js\` | |`
    const scraping = (jobs: string) => ({
      ...tree('ironsouq_queue_failed', operator),
      'deploy/prometheus/prometheus.yml': jobs,
    })
    const api = '  - job_name: ironsouq-api\n'
    expect(await withTree(scraping(`${api}  - job_name: ironsouq-back-office\n`), metrics)).toEqual(
      [],
    )
    expect(await withTree(scraping(api), metrics)).toEqual([
      expect.stringContaining('has no job ironsouq-back-office'),
    ])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({ 'a.txt': '' }, metrics)).toEqual([
      expect.stringContaining('found no metrics'),
    ])
  })
})
