import Foundation

/// The files that lie beside the host of a page.
struct HostFiles: Sendable {
  /// Folders of resources; of two files with one name, the first counts.
  var resources: [URL] = []
  /// Files that lie elsewhere, by the paths that they are to have.
  var others: [String: URL] = [:]
  /// What `Bundle.main` says of itself, unless the resources say it.
  var information = BundleInformation()
}

extension PageInput {
  var hostFiles: HostFiles {
    HostFiles(resources: resources, others: packageResources, information: information)
  }
}
