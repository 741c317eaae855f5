import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runPersistently } from './command.ts'
import { checkSum, type Stage } from './fetched.ts'

const DEPENDENCY_PLUGIN = '3.6.1'

export interface MavenArtifact {
  group: string
  name: string
  version: string
  type: 'jar' | 'zip'
  sha256: string
  /** The folder it is put in, below the stage. */
  into: string
}

export function artifactFile({ name, version, type, into }: MavenArtifact, stage: Stage): string {
  return join(stage.dir, into, `${name}-${version}.${type}`)
}

/** Copies the artifacts below the stage, whole or not at all, each checked against its sum. */
export async function fetchArtifacts(
  artifacts: readonly MavenArtifact[],
  stage: Stage,
): Promise<void> {
  const pom = join(stage.dir, 'pom.xml')
  writeFileSync(pom, pomOf(artifacts, stage))
  // A repository of its own: two Mavens writing to one at the same time break each other.
  const repository = join(stage.dir, 'm2')
  const quietly = ['-B', '-q', '-ntp', '-C']
  const args = [...quietly, '-f', pom, `-Dmaven.repo.local=${repository}`, 'package']
  await runPersistently('mvn', args, { log: stage.log })
  for (const artifact of artifacts) {
    await checkSum(artifactFile(artifact, stage), artifact.sha256)
  }
  for (const spent of [pom, repository]) rmSync(spent, { recursive: true })
}

function pomOf(artifacts: readonly MavenArtifact[], stage: Stage): string {
  const items = artifacts.map(
    ({ group, name, version, type, into }) =>
      `<artifactItem><groupId>${group}</groupId><artifactId>${name}</artifactId>` +
      `<version>${version}</version><type>${type}</type>` +
      `<outputDirectory>${join(stage.dir, into)}</outputDirectory></artifactItem>`,
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
