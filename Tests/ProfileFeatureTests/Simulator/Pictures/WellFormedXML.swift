import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document that a parser has read to its end.
struct WellFormedXML {
  struct Fault: Error {
    let description: String
  }

  /// How often each element occurs.
  let counts: [String: Int]
  /// The text in each element of a name, in the order of the document.
  let texts: [String: [String]]

  private final class Reader: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var texts: [String: [String]] = [:]
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      texts[name, default: []].append("")
      open.append(name)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard let name = open.last, let last = texts[name]?.indices.last else { return }
      texts[name]?[last] += text
    }
  }

  init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else {
      throw Fault(description: "line \(parser.lineNumber): \(parser.parserError.debugDescription)")
    }
    counts = reader.counts
    texts = reader.texts
  }
}
