// Every solution of the n queens problem: placements as numbers.
// g++ -std=c++20 -O2 -o arithmetic arithmetic.cpp && ./arithmetic 8
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>

bool diagonals_are_free(const std::string& columns) {
  const int n = static_cast<int>(columns.size());
  for (int row = 1; row < n; ++row)
    for (int above = 0; above < row; ++above)
      if (std::abs(columns[row] - columns[above]) == row - above) return false;
  return true;
}

void print(const std::string& columns) {
  std::cout << columns;
  const char* before = " [";
  for (const char digit : columns) {
    std::cout << before << digit - '1';
    before = ", ";
  }
  std::cout << "]\n";
}

// Returns how many of the numbers that have these digits, in any order, are solutions.
long search(const std::string& digits) {
  const std::string reversed(digits.rbegin(), digits.rend());
  const long first = std::stol(digits);
  const long last = std::stol(reversed);
  long count = 0;
  // Numbers of the same digits differ by multiples of nine.
  /*@1*/ for (long x = first; x <= last; x += 9) {
    const std::string columns = std::to_string(x);
    std::string sorted = columns;
    std::sort(sorted.begin(), sorted.end());
    /*@2*/ if (sorted != digits) continue;
    /*@3*/ if (diagonals_are_free(columns)) {
      print(columns);
      ++count;
    }
  }
  return count;
}

int main(int argc, char* argv[]) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 8;
  if (n < 1 || n > 9) {
    std::cerr << "n has to be 1 to 9: a column is one digit.\n";
    return EXIT_FAILURE;
  }
  const long count = search(std::string("123456789").substr(0, n));
  std::cout << "Solutions: " << count << '\n';
}
