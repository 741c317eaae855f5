import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWithRetries } from './command.ts'
import { verifyChecksum, type StagingFolder } from './download-cache.ts'

const DEPENDENCY_PLUGIN = '3.6.1'

export interface MavenArtifact {
  group: string
  name: string
  version: string
  type: 'jar' | 'zip'
  sha256: string
  /** Target folder inside the staging folder. */
  into: string
}

export function artifactFile(
  { name, version, type, into }: MavenArtifact,
  staging: StagingFolder,
): string {
  return join(staging.dir, into, `${name}-${version}.${type}`)
}

/** Downloads the artifacts into the staging folder and verifies their checksums. */
export async function fetchArtifacts(
  artifacts: readonly MavenArtifact[],
  staging: StagingFolder,
): Promise<void> {
  const pom = join(staging.dir, 'pom.xml')
  writeFileSync(pom, pomOf(artifacts, staging))
  // A separate local repository: two Maven processes that write to one corrupt it.
  const repository = join(staging.dir, 'm2')
  const flags = ['-B', '-q', '-ntp', '-C']
  const args = [...flags, '-f', pom, `-Dmaven.repo.local=${repository}`, 'package']
  await runWithRetries('mvn', args, { log: staging.log })
  for (const artifact of artifacts) {
    await verifyChecksum(artifactFile(artifact, staging), artifact.sha256)
  }
  for (const temporary of [pom, repository]) rmSync(temporary, { recursive: true })
}

function pomOf(artifacts: readonly MavenArtifact[], staging: StagingFolder): string {
  const items = artifacts.map(
    ({ group, name, version, type, into }) =>
      `<artifactItem><groupId>${group}</groupId><artifactId>${name}</artifactId>` +
      `<version>${version}</version><type>${type}</type>` +
      `<outputDirectory>${join(staging.dir, into)}</outputDirectory></artifactItem>`,
  )
  return `<project><modelVersion>4.0.0</modelVersion>
<groupId>local</groupId><artifactId>engine</artifactId><version>1</version><packaging>pom</packaging>
<build><plugins><plugin><groupId>org.apache.maven.plugins</groupId>
<artifactId>maven-dependency-plugin</artifactId><version>${DEPENDENCY_PLUGIN}</version>
<executions><execution><id>fetch</id><phase>package</phase><goals><goal>copy</goal></goals>
<configuration><artifactItems>
${items.join('\n')}
</artifactItems></configuration></execution></executions></plugin></plugins></build></project>
`
}
