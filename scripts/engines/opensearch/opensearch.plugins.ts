import type { MavenArtifact } from '../install/maven.ts'

export const OPENSEARCH_VERSION = '3.8.0'
/** Must be the Lucene version of that distribution; the installation checks it. */
export const LUCENE_VERSION = '10.5.0'

export const DISTRIBUTION: MavenArtifact = {
  group: 'org.opensearch.distribution.integ-test-zip',
  name: 'opensearch',
  version: OPENSEARCH_VERSION,
  type: 'zip',
  sha256: '196c3cf4602c394f2e40e6174ccbf2a924eae37246f08fa6bbb6b75f9fd5ff1f',
  into: '.',
}

interface Plugin {
  name: string
  mainClass: string
  jars: readonly MavenArtifact[]
}

export const PLUGINS: readonly Plugin[] = [
  analysis('icu', 'org.opensearch.plugin.analysis.icu.AnalysisICUPlugin', [
    plugin(
      'analysis-icu-client',
      '85998f434294644c8adbbc59545362eed407b0eddf921ed7a8e6ae8e6fc5e605',
    ),
    lucene('icu', '53d7f2e28016022a9bffe6435c716471b902e972551067ca2d761c587892608e'),
    {
      group: 'com.ibm.icu',
      name: 'icu4j',
      version: '77.1',
      sha256: 'b3640b9f416a4411fd33c59abbeea8fd57d024c23e1819bf9673220a97499fe3',
    },
  ]),
  analysis('kuromoji', 'org.opensearch.plugin.analysis.kuromoji.AnalysisKuromojiPlugin', [
    plugin('analysis-kuromoji', '53d9b85d90390967d7abaef87183ce8f323c9af838b4d251162094af0b0725d7'),
    lucene('kuromoji', '1a6f68328268df5d6854921121327edad2227a6b6b78fc40abe54c29c3a5b28c'),
  ]),
  analysis('nori', 'org.opensearch.plugin.analysis.nori.AnalysisNoriPlugin', [
    plugin('analysis-nori', '2682186f2dd7fd03929f708b15829e8a00702d28271726d29017f7703e9cb0eb'),
    lucene('nori', '01c3052bd62f7bfaece34aef36af527951fa30e3010c79fd6f61a813ed0277b9'),
  ]),
  analysis('smartcn', 'org.opensearch.plugin.analysis.smartcn.AnalysisSmartChinesePlugin', [
    plugin('analysis-smartcn', 'cd7ae3ac61dcbf224959e37e7388e7c9529c3d8ab8f323c5924303f802e69539'),
    lucene('smartcn', '0660dfaf2d8e9966116ab0fc805c409a78cc67ac5515676b8bd1887a2dfbbcc1'),
  ]),
]

/** The descriptor that OpenSearch needs to load a plugin; the published jars lack it. */
export function pluginDescriptor({ name, mainClass }: Plugin): string {
  return `name=${name}
description=${name} ${OPENSEARCH_VERSION} from its published jars
version=${OPENSEARCH_VERSION}
opensearch.version=${OPENSEARCH_VERSION}
java.version=21
classname=${mainClass}
custom.foldername=
extended.plugins=
has.native.controller=false
`
}

type Jar = Pick<MavenArtifact, 'group' | 'name' | 'version' | 'sha256'>

function analysis(language: string, mainClass: string, jars: readonly Jar[]): Plugin {
  const name = `analysis-${language}`
  const into = `plugins/${name}`
  return { name, mainClass, jars: jars.map((jar) => ({ ...jar, type: 'jar', into })) }
}

function plugin(name: string, sha256: string): Jar {
  return { group: 'org.opensearch.plugin', name, version: OPENSEARCH_VERSION, sha256 }
}

function lucene(language: string, sha256: string): Jar {
  const name = `lucene-analysis-${language}`
  return { group: 'org.apache.lucene', name, version: LUCENE_VERSION, sha256 }
}
