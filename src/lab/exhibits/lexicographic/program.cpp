// Every solution of the n queens problem: permutations in order.
// g++ -std=c++20 -O2 -o lexicographic lexicographic.cpp && ./lexicographic 8
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

using Columns = std::vector<int>;  // of the queens, from the first row on

bool diagonals_are_free(const Columns& a) {
  const int n = static_cast<int>(a.size());
  for (int row = 1; row < n; ++row)
    for (int above = 0; above < row; ++above)
      if (std::abs(a[row] - a[above]) == row - above) return false;
  return true;
}

void print(const Columns& a) {
  static const std::string digits = "123456789abcdefghijklmnopqrstuvw";
  for (const int col : a) std::cout << digits[col];
  for (std::size_t k = 0; k < a.size(); ++k) std::cout << (k ? ", " : " [") << a[k];
  std::cout << "]\n";
}

// Makes the next permutation as std::next_permutation does; returns false after the last.
bool next(Columns& a) {
  /*@4*/ auto i = std::is_sorted_until(a.rbegin(), a.rend());
  if (i == a.rend()) return false;
  /*@5*/ auto j = std::find_if(a.rbegin(), i, [i](int col) { return col > *i; });
  /*@6*/ std::iter_swap(i, j);
  /*@7*/ std::reverse(a.rbegin(), i);
  return true;
}

int main(int argc, char* argv[]) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 8;
  if (n < 1 || n > 32) {
    std::cerr << "n has to be 1 to 32.\n";
    return EXIT_FAILURE;
  }
  Columns a(n);
  /*@1*/ std::iota(a.begin(), a.end(), 0);
  long count = 0;
  /*@2*/ do {
    /*@3*/ if (diagonals_are_free(a)) {
      print(a);
      ++count;
    }
  } while (next(a));
  std::cout << "Solutions: " << count << '\n';
}
